import { expect, test } from "vitest";
import { plainHtml } from "./plain-html.ts";

test.each([
  ["<p>Satu</p><p>Dua<br>Tiga</p>", "Satu\n\nDua\nTiga"],
  ["<ul>\n<li>A</li>\n<li><b>B</b></li></ul>", "- A\n- B"],
  ["Lebar &lt; 115&nbsp;cm &#215; 2 &#x2013; &tidak;", "Lebar < 115 cm × 2 – &tidak;"],
  ["<style>p { color: red }</style>Isi<script>x < 1</script>", "Isi"],
  ["5 < 6 dan 7 > 3<!-- catatan -->", "5 < 6 dan 7 > 3"],
  ["&#0; &#xD800; &amp;lt;", "&#0; &#xD800; &lt;"],
  ["polos <b>saja</b>\r\ndua baris", "polos saja\ndua baris"],
  ["<p>satu\nbaris</p>", "satu baris"],
])("%j is the text %j", (html, text) => {
  expect(plainHtml(html)).toBe(text);
});
