import { type AnswerReader, ApiError, callHeaders } from "./client.ts";

type UploadOptions = {
  body: FormData;
  /** `share` of the body that was sent, from 0 to 1. */
  onProgress: (share: number) => void;
};

/** Posts a form by XMLHttpRequest, because `fetch` reports no upload progress. Throws ApiError as callApi does. */
export async function uploadForm<Answer>(
  path: string,
  answer: AnswerReader<Answer>,
  { body, onProgress }: UploadOptions,
): Promise<Answer> {
  const { status, text } = await post(path, body, onProgress);
  const record = asRecord(text);
  if (status < 200 || status > 299) {
    const message = typeof record.message === "string" ? record.message : `Status ${status}`;
    throw new ApiError(status, message, record);
  }
  return answer.parse(record);
}

type Received = { status: number; text: string };

function post(path: string, body: FormData, onProgress: (share: number) => void) {
  return new Promise<Received>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", path);
    const headers = callHeaders();
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    request.addEventListener("load", () => {
      resolve({ status: request.status, text: request.responseText });
    });
    const fail = () => reject(new ApiError(0, "Network failure", {}));
    request.addEventListener("error", fail);
    request.addEventListener("abort", fail);
    request.send(body);
  });
}

function asRecord(text: string): Record<string, unknown> {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === "object" && json !== null ? (json as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
