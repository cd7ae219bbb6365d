const DEEP = `${'{"a":'.repeat(2_000)}1${"}".repeat(2_000)}`;

/** JSON sources that aren't strings, or aren't valid JSON. */
export const SOURCES = [
  ...["null", "true", "false", "0", "1", "-1", "-0", "0.5", "-0.5", "1e3", "1e21", "1e308"],
  ...["1e309", "-1e309", "1e-400", "2147483647", "2147483648", "-2147483649"],
  ...["9007199254740993", "9223372036854775808", "9".repeat(400), "NaN", "Infinity", "undefined"],
  ...["[]", "[1]", '["a"]', "[[[]]]", "[null]", "{}", '{"not":""}', '{"$ne":null}', '{"gt":""}'],
  ...['{"contains":"","mode":"insensitive"}', '{"set":"admin"}', '{"increment":1}', '{"in":["a"]}'],
  ...['{"connect":{"id":"1"}}', '{"OR":[{}]}', '{"toString":1}', '{"length":1}'],
  ...['{"__proto__":{}}'],
  ...['{"constructor":{"prototype":{"role":"admin"}}}', '{"toJSON":"x"}', '{"then":"x"}', DEEP],
];

/** Strings, including almost valid numbers, times and phone numbers. */
export const TEXTS = [
  ...["", " ", "\t\r\n", "\u00a0\u2003\ufeff", "\u200b", "\u202egnp.exe", "مرحبا", "שלום"],
  ...["null", "undefined", "true", "0x10", "1e3", "+1", "1.5", "1,5", "-1", "007", "١٢٣", "１２３"],
  ...["99999999999999999999", "Infinity", "NaN", "-0", "1_000", "0b1", "2147483648"],
  ...["\0", "a\0b", "\ud800", "a\udfffb", "\ufffe\uffff", "\u0001\u001f\u007f\u0085", "e\u0301"],
  ...["\u00e9"],
  ...["İı", "ﬁ", "ß", "Å", "\u212b", "👩‍👩‍👧‍👦", "𠮷", "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢", "\u2028\u2029"],
  ...["' OR '1'='1", "'; DROP TABLE users; --", '" OR 1=1 --', "1) UNION VALUES (1)", "$1", "\\"],
  ...["%", "_", "%%%_\\", "\\%", "a%00b", "%c0%ae", "\u0024{7*7}", "{{7*7}}", "<%= 1 %>", "#{1}"],
  ...["<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "</title>"],
  ...["javascript:alert(1)"],
  ...["=1+1", "@SUM(A1)", "+cmd|' /C calc'!A0", "-2+3", "\t=1", 'a,b\n"c"\r\n', "a\r\nbcc: x@y.z"],
  ...["../../../etc/passwd", "..\\..\\x", "file:///etc/passwd", "http://127.0.0.1:1/"],
  ...["/media/x.webp"],
  ...["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "then", "data"],
  ...["errors"],
  ...["00000000-0000-0000-0000-000000000000", "ffffffff-ffff-ffff-ffff-ffffffffffff", "1", "id"],
  ...["2026-02-30", "0000-00-00", "-000001-01-01", "+275760-09-13", "275760-09-14"],
  ...["9999-12-31 23:59"],
  ...["2027-03-06T10:00:00Z", "10000-01-01", "1970-01-01", "24:00", "23:59:60", "99:99", "00:00"],
  ...["a@b.c", "a@b@c.d", "A@B.C", "a b@c.d", "<a@b.c>", "a@b.c,d@e.f", `${"a".repeat(250)}@b.co`],
  ...["62812345678", "+62 812-3456-7890", "08123456789", "62", "628123456789012345678"],
  ...["Jawa Barat&id=32", "&id=", "x&id=32&id=31", "Kota Bandung", "32.73", "Men", "In Delivery"],
  ...["rejected"],
];

/** Names that a plain object answers although nobody put them there. */
export const PROTOTYPE_WORDS = [...Object.getOwnPropertyNames(Object.prototype), "prototype"];

/** Queries that no encoder writes. */
export const RAW_QUERIES = [
  ...["%", "%zz=1", "q=%", "q=%ff", "q=%c0%80", "q=%ed%a0%80", "%ff=1", "q=%00", "=", "&&&", "?"],
  ...["#"],
  ...["[]=1", "[=1", "]=1", "q[[[[]]]]=1", "q[=1", "q[]=1&q=2", "q[__proto__]=1", "page[]=1"],
  ...PROTOTYPE_WORDS.flatMap((word) => [`${word}=1`, `${word}[x]=1`]),
  ...["q=a&".repeat(500), "a=1&".repeat(2_000), `${"q[".repeat(500)}=1`, "+", "q=+", "q=%2B"],
  ...["q=a;b"],
];
