"use client";

import { Printer } from "lucide-react";
import { Button } from "#components/ui/button/button.tsx";

export function PrintButton({ label = "Cetak" }: { label?: string }) {
  return (
    <Button onClick={() => window.print()}>
      <Printer size={18} aria-hidden />
      {label}
    </Button>
  );
}
