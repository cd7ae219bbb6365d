export declare const TRANSPORT_SECURITY: { key: string; value: string };
