type Header = { key: string; value: string };

export declare const EVERYWHERE: Header[];
export declare const NO_PAGE: Header[];
export declare const TRANSPORT_SECURITY: Header;
