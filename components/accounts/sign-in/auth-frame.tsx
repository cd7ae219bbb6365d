import type { ReactNode } from "react";
import { SidePanel } from "./side-panel.tsx";

/** The frame of log-in and sign-up: a narrow form beside pictures. */
export function AuthFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid lg:min-h-[calc(100dvh-6rem)] lg:grid-cols-2">
      <div className="flex flex-col justify-center px-4 py-14 sm:px-8">
        <div className="mx-auto w-full max-w-md">
          <h1 className="mb-8 text-4xl">{title}</h1>
          {children}
        </div>
      </div>
      <SidePanel />
    </div>
  );
}
