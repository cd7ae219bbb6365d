export declare function hashScripts(html: string): { hashes: string[]; refused: number };
