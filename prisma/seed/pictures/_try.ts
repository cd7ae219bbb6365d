import sharp from "sharp";
import { drawMotif } from "./motifs/draw-motif.ts";
import { patternOf } from "./motifs/motif-tile.ts";
const ms=["kawung","parang","megaMendung","truntum","ceplok","sekarJagad","tambal"] as const;
const cs=["soga","latarPutih","wedel","mengkudu","bangBiru","jambu"] as const;
const comps:any[]=[];
for(const [i,m] of ms.entries()) for(const [j,c] of cs.entries()){
 const t=drawMotif(m,1,c);
 const svg=`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><defs>${patternOf("m",t)}</defs><rect width="400" height="400" fill="url(#m)"/></svg>`;
 comps.push({input:await sharp(Buffer.from(svg)).resize(290).png().toBuffer(),left:j*300,top:i*300});
}
await sharp({create:{width:1800,height:2100,channels:3,background:"#fff"}}).composite(comps).png().toFile("/tmp/motifs.png");
