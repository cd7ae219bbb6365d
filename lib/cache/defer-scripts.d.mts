export declare function deferScripts(html: string): string;
export declare function isLoader(script: string): boolean;
