export declare function scriptsAfterPaint(html: string): string;
