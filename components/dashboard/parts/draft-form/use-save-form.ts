import type { Route } from "next";
import { isFieldError } from "#components/dashboard/parts/error-reason.tsx";
import { putSlot } from "#components/dashboard/parts/picture-slots/picture-slots.ts";
import { type Status, useStatusDialog } from "#components/dashboard/parts/status-dialog.tsx";
import { showFieldErrors } from "#components/forms/field-errors.ts";
import { useSave } from "#components/forms/use-save.ts";
import { useNavigateAfterSave } from "#components/ui/use-navigate-after-save.ts";
import { type AnswerReader, ApiError } from "#lib/http/browser/client.ts";
import { IMAGE_SLOTS } from "#lib/media/image-slots.ts";
import type { Words } from "./changed-values.ts";
import type { DraftFormState } from "./use-draft-form.ts";

type SaveOptions<Answer> = {
  /** Address of the POST. */
  path: string;
  answer: AnswerReader<Answer>;
  /** As the status dialog calls it: "Barang", "Event", "Gallery". */
  name: string;
  /** The page that opens after a save. */
  list: Route;
  /** The place of picture errors (docs/pages.md#dashboard-forms). */
  pictureErrors: "on-slots" | "in-notice";
  /** Called first with an error. Returns whether it has handled it. */
  onError?: (error: Error) => boolean;
  onSaved?: () => void;
  /** Returns the pages that the status dialog offers after a save. */
  nextLinks?: (answer: Answer) => Status["nextLinks"];
};

/** Sends the changed fields and opens the list. After an error the form stays. */
export function useSaveForm<Values extends Words, Answer>(
  state: DraftFormState<Values>,
  { path, answer, name, list, pictureErrors, onError, onSaved, nextLinks }: SaveOptions<Answer>,
) {
  const { navigate } = useNavigateAfterSave();
  const showStatus = useStatusDialog();
  const action = state.isNew ? "create" : "update";

  function showRefusal(error: Error) {
    if (onError?.(error)) return;
    showFieldErrors(error, state.form);
    const fields = error instanceof ApiError ? error.fields : {};
    state.setSlots((slots) =>
      IMAGE_SLOTS.reduce((after, slot, at) => {
        const message = fields[slot]?.[0] ?? null;
        return putSlot(
          after,
          at,
          pictureErrors === "on-slots" ? { error: message } : { isRefused: message !== null },
        );
      }, slots),
    );
  }

  const saving = useSave({
    request(_input: unknown, setProgress) {
      const body = new FormData();
      const words: Partial<Words> = state.isNew ? state.form.getValues() : state.words;
      // The API keeps absent fields.
      const fields = { ...words, ...state.extras, ...state.pictures };
      for (const [field, value] of Object.entries(fields))
        if (value !== undefined) body.set(field, value);
      if (Object.keys(state.pictures).length > 0) setProgress(0);
      return { path, answer, body, onProgress: setProgress };
    },
    errorMessage: null,
    onSaved(answer) {
      state.endDraft();
      onSaved?.();
      showStatus({ action, name, nextLinks: nextLinks?.(answer) });
      navigate(list);
    },
    onFailed(error) {
      showRefusal(error);
      if (!isFieldError(error)) showStatus({ action, name, error });
    },
    leaves: true,
  });
  return { ...saving, name, pictureErrors };
}

export type SaveFormState = ReturnType<typeof useSaveForm>;
