import { createHash } from "node:crypto";
import { NO_PAGE_POLICY } from "../answers/content-security-policy.ts";

/** The page's only style, in the shop's colours (docs/design.md#colours); its policy allows it by hash. */
export const PAGE_STYLE = `
:root{--mori:#fbf6ec;--putih:#fffdf8;--gading:#f1e6d2;--tinta:#241710;--abu:#6a5a4c;--soga:#6b3a1e;--soga-900:#3b2013;--wedel:#1f3358;--daun:#2f5d3a;--mengkudu:#97282d;--kunyit:#7a5307;--garis:#d9c7a8}
*{box-sizing:border-box}
html{background:var(--mori);color:var(--tinta);font:1rem/1.6 system-ui,sans-serif;scroll-padding-top:1rem}
body{margin:0 auto;max-width:80rem;padding:2.5rem 1.25rem 6rem}
h1,h2{font-family:Georgia,serif;color:var(--soga-900);line-height:1.15;text-wrap:balance}
h1{font-size:clamp(2rem,5vw,2.75rem);margin:0 0 .75rem}
h2{font-size:1.5rem;margin:0 0 .75rem}
h3{font-size:.875rem;margin:1.5rem 0 .5rem;color:var(--soga-900)}
p{margin:0 0 .75rem;max-width:68ch;text-wrap:pretty}
a{color:var(--wedel);text-underline-offset:.2em}
:focus-visible{outline:2px solid var(--wedel);outline-offset:2px}
code,pre{font:.875rem/1.55 ui-monospace,Menlo,Consolas,monospace}
code{overflow-wrap:anywhere}
pre{margin:0 0 .75rem;padding:.875rem 1rem;background:var(--gading);overflow-x:auto}
.skip{position:absolute;left:-99rem}
.skip:focus{left:1.25rem;top:.5rem;background:var(--putih);padding:.5rem 1rem}
nav ul{list-style:none;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:0 1rem}
nav a{display:block;padding:.5rem 0}
.about{padding-bottom:1.5rem}
section.group{padding-top:2.5rem}
details{background:var(--putih);border:1px solid var(--garis);margin-bottom:-1px}
details[open]{margin-bottom:.75rem}
details+details[open]{margin-top:.75rem}
summary{cursor:pointer;list-style:none;padding:.75rem 1rem;display:grid;grid-template-columns:4.25rem 1fr;gap:0 .75rem;align-items:baseline}
summary::-webkit-details-marker{display:none}
summary:hover{background:var(--mori)}
summary code{font-weight:600}
summary .says{grid-column:2;color:var(--abu)}
.method{font:600 .8125rem/1.5 ui-monospace,Menlo,Consolas,monospace;color:var(--soga)}
.get{color:var(--wedel)}.post{color:var(--daun)}.patch{color:var(--kunyit)}.delete{color:var(--mengkudu)}
.inside{padding:0 1rem 1rem}
.table{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.9375rem}
th,td{text-align:left;vertical-align:top;padding:.5rem .75rem .5rem 0;border-top:1px solid var(--garis)}
th{font-weight:400;white-space:nowrap}
.needed{color:var(--mengkudu);font-size:.8125rem;white-space:nowrap}
.quiet{color:var(--abu)}
@media (min-width:64rem){
body{display:grid;grid-template-columns:12rem minmax(0,1fr);gap:0 3rem;align-items:start}
header,main{grid-column:2}
nav{grid-column:1;grid-row:1/span 3;position:sticky;top:2.5rem;max-height:calc(100vh - 5rem);overflow-y:auto}
nav ul{display:block}nav a{padding:.125rem 0}
summary{grid-template-columns:4.25rem minmax(0,22rem) 1fr}summary .says{grid-column:3}
}
`;

/** Allows only the page's style: it has no script, and loads nothing. Sent by next.config.mjs. */
export const DOCUMENT_PAGE_POLICY = `${NO_PAGE_POLICY}; style-src 'sha256-${createHash("sha256").update(PAGE_STYLE).digest("base64")}'`;
