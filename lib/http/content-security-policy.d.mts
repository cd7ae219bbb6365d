export declare const NO_PAGE_POLICY: string;
export declare function pagePolicy(scriptSources: readonly string[]): string;
