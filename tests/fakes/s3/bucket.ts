import { type SignedRequest, sha256 } from "./signature.ts";

type StoredObject = { bytes: Buffer; type: string; modified: Date };
export type Reply = { status: number; body?: string | Buffer; type?: string };

export class S3Bucket {
  readonly objects = new Map<string, StoredObject>();
  /** S3 returns at most 1000 objects per page. A smaller value makes tests of paging short. */
  pageSize = 1000;

  forObject(key: string, { method, headers, body }: SignedRequest): Reply {
    if (method === "PUT") {
      const type = headers["content-type"] ?? "binary/octet-stream";
      this.objects.set(key, { bytes: body, type, modified: new Date() });
      return { status: 200 };
    }
    const found = this.objects.get(key);
    if (method === "GET") {
      if (!found) return failure(404, "NoSuchKey");
      return { status: 200, body: found.bytes, type: found.type };
    }
    return failure(405, "MethodNotAllowed");
  }

  forBucket(request: SignedRequest): Reply {
    const { method, query } = request;
    if (method === "GET" && query.get("list-type") === "2") return this.#list(query);
    if (method === "POST" && query.has("delete")) return this.#delete(request);
    return failure(405, "MethodNotAllowed");
  }

  #list(query: URLSearchParams): Reply {
    const prefix = query.get("prefix") ?? "";
    const after = Buffer.from(query.get("continuation-token") ?? "", "base64").toString();
    const size = Math.min(this.pageSize, Number(query.get("max-keys") ?? 1000));
    const keys = [...this.objects.keys()]
      .filter((key) => key.startsWith(prefix) && key > after)
      .toSorted();
    const page = keys.slice(0, size);
    const isTruncated = page.length < keys.length;
    const next = Buffer.from(page.at(-1) ?? "").toString("base64");
    const contents = page.map((key) => {
      const { bytes, modified } = this.objects.get(key) as StoredObject;
      const facts = `<LastModified>${modified.toISOString()}</LastModified><Size>${bytes.length}</Size>`;
      return `<Contents><Key>${key}</Key>${facts}</Contents>`;
    });
    return xml(
      200,
      `<ListBucketResult><Prefix>${prefix}</Prefix><KeyCount>${page.length}</KeyCount>` +
        `<IsTruncated>${isTruncated}</IsTruncated>` +
        (isTruncated ? `<NextContinuationToken>${next}</NextContinuationToken>` : "") +
        `${contents.join("")}</ListBucketResult>`,
    );
  }

  /** Like S3: needs a checksum, takes at most 1000 keys, and ignores missing objects. */
  #delete({ headers, body }: SignedRequest): Reply {
    if (headers["x-amz-checksum-sha256"] !== sha256(body, "base64")) {
      return failure(400, "InvalidRequest");
    }
    const keys = [...body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = ""]) => key);
    if (keys.length === 0 || keys.length > 1000) return failure(400, "MalformedXML");
    for (const key of keys) this.objects.delete(key);
    const deleted = keys.map((key) => `<Deleted><Key>${key}</Key></Deleted>`);
    return xml(200, `<DeleteResult>${deleted.join("")}</DeleteResult>`);
  }
}

export function failure(status: number, code: string): Reply {
  return xml(status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

function xml(status: number, body: string): Reply {
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
  return { status, body: head + body, type: "application/xml" };
}
