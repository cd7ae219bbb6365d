import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { ErrorScreen } from "./error-screen.tsx";

const draw = (error: unknown) =>
  renderToStaticMarkup(<ErrorScreen error={error} onRetry={() => {}} language="en" home="/home" />);

test("a failed page says so with what went wrong", () => {
  const screen = draw(new Error("The catalogue is away"));
  expect(screen).toContain("Unexpected Application Error!");
  expect(screen).toContain("The catalogue is away");
  expect(screen).toContain('href="/home"');
});

test("of a failure on the server it shows the status and a number, and not what Next says of it", () => {
  const hidden = Object.assign(new Error("An error occurred in the Server Components render."), {
    digest: "559615723",
  });
  const screen = draw(hidden);
  expect(screen).toContain("500 Internal Server Error (559615723)");
  expect(screen).not.toContain("Server Components");
});

test("a page of 503 says that the shop is busy", () => {
  const answer = { responseStatus: 503 } as PerformanceNavigationTiming;
  const entries = vi.spyOn(performance, "getEntriesByType").mockReturnValue([answer]);
  const screen = draw(Object.assign(new Error("An error occurred"), { digest: "559615723" }));
  entries.mockRestore();
  expect(screen).toContain("The shop is busy for a moment. Please try again.");
  expect(screen).not.toContain("500");
});

test("what was thrown and is no error is still told of", () => {
  expect(draw("oops")).toContain("Unknown error");
});
