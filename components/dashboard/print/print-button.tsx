"use client";

import { Printer } from "lucide-react";
import { Button } from "#components/ui/button/button.tsx";

export function PrintButton() {
  return (
    <Button onClick={() => window.print()}>
      <Printer size={18} aria-hidden />
      Cetak
    </Button>
  );
}
