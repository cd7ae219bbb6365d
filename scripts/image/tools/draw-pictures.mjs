import "../../../demo/draw-pictures.ts";
