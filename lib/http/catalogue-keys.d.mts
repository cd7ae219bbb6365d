export declare const CATALOGUE_KEYS: readonly string[];
