import type { Words } from "#components/dashboard/parts/draft-form/changed-values.ts";
import type { DraftFormState } from "#components/dashboard/parts/draft-form/use-draft-form.ts";
import { putSlot } from "#components/dashboard/parts/picture-slots/picture-slots.ts";
import { useSave } from "#components/forms/use-save.ts";
import { ApiError } from "#lib/http/browser/client.ts";
import { IMAGE_SLOTS } from "#lib/media/image-slots.ts";
import { type GroupView, groupAnswer } from "#lib/settings/schema.ts";
import type { GroupName } from "#lib/shop/groups/group-schemas.ts";
import { GROUP_LABELS } from "#lib/shop/setting-labels.ts";
import { NOT_SAVED } from "../settings-copy.ts";

type SaveGroup = {
  name: GroupName;
  /** Version of the group that the admin sees. */
  seen: string;
  onConflict: (theirs: GroupView) => void;
};

/** Sends the changed fields of a group. The refreshed page has its new version. */
export function useSaveGroup(state: DraftFormState<Words>, { name, seen, onConflict }: SaveGroup) {
  return useSave({
    request(_input: unknown, setProgress) {
      const body = new FormData();
      for (const [field, value] of Object.entries({ ...state.words, ...state.pictures, seen })) {
        if (value !== undefined) body.set(field, value);
      }
      const path = `/api/settings/${name}?_method=patch`;
      return { path, answer: groupAnswer, body, onProgress: setProgress };
    },
    form: state.form,
    successMessage: `${GROUP_LABELS[name]} disimpan`,
    errorMessage: (error) => (theirsOf(error) ? null : NOT_SAVED),
    onSaved: () => state.endDraft(),
    onFailed(error) {
      const theirs = theirsOf(error);
      if (theirs) onConflict(theirs);
      const fields = error instanceof ApiError ? error.fields : {};
      state.setSlots((slots) =>
        IMAGE_SLOTS.reduce(
          (after, slot, at) => putSlot(after, at, { error: fields[slot]?.[0] ?? null }),
          slots,
        ),
      );
    },
    refreshes: (error) => error === null,
  });
}

/** Returns what another admin saved meanwhile. */
function theirsOf(error: Error): GroupView | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  return groupAnswer.safeParse(error.body).data?.data ?? null;
}
