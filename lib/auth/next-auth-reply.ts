/** Collects next-auth's answer, in place of Node's response that it writes to. */
export class NextAuthReply {
  location: string | null = null;
  body: unknown = null;
  setCookies: string[] = [];

  status(): this {
    return this;
  }

  setHeader(name: string, value: string | string[]): this {
    if (name.toLowerCase() === "location") this.location = String(value);
    if (name.toLowerCase() === "set-cookie") this.setCookies = [value].flat();
    return this;
  }

  getHeader(name: string): string[] | undefined {
    return name.toLowerCase() === "set-cookie" ? this.setCookies : undefined;
  }

  json(body: unknown): void {
    this.body = body;
  }

  send(body: unknown): void {
    this.body = body;
  }

  end(): void {}

  linesOf(names: readonly string[]): string[] {
    return this.setCookies.filter((line) => names.some((name) => line.startsWith(`${name}=`)));
  }
}
