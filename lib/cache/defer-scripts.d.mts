export declare function deferScripts(html: string): string;
