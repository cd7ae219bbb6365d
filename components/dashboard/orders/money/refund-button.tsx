"use client";

import { useState } from "react";
import { Button } from "#components/ui/button/button.tsx";
import { Dialog } from "#components/ui/dialog/dialog.tsx";
import { useFocusAfter } from "#components/ui/navigation/use-focus-after.ts";
import type { QueuedOrder } from "#lib/reports/schema.ts";
import { RefundForm } from "./refund-form.tsx";

type RefundButtonProps = {
  order: Pick<QueuedOrder, "id" | "orderNo" | "name" | "hasEmail" | "goesBack">;
};

/** Writes down in the order's row of a queue that its money went back. */
export function RefundButton({
  order: { id, orderNo, name, hasEmail, goesBack },
}: RefundButtonProps) {
  const [isOpen, setOpen] = useState(false);
  // The row goes with its money.
  const isDone = useFocusAfter();
  if (!goesBack) return null;

  function finish() {
    isDone.current = true;
    setOpen(false);
  }

  return (
    <div className="relative z-1 w-full pt-1.5 pb-1">
      <Button
        size="small"
        onClick={() => setOpen(true)}
        aria-label={`Catat pengembalian ${orderNo}`}
      >
        Catat pengembalian
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`Uang kembali, ${orderNo}`}
        lang="id"
      >
        {/* Another amount makes another form. */}
        <RefundForm
          key={`${goesBack.held} ${goesBack.most}`}
          order={{ id, order_no: orderNo, name }}
          hasEmail={hasEmail}
          held={goesBack.held}
          most={goesBack.most}
          proposed={goesBack.most}
          onDone={finish}
        />
      </Dialog>
    </div>
  );
}
