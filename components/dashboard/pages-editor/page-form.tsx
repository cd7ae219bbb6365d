"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import dynamic from "next/dynamic";
import { useEffect, useRef, useState } from "react";
import { type FieldValues, FormProvider, type Resolver, useForm } from "react-hook-form";
import { z } from "zod";
import { useSave } from "#components/forms/use-save.ts";
import { Button } from "#components/ui/button/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import type { Fields, PageValue } from "#lib/content/pages/fields.ts";
import { pageSchema } from "#lib/content/pages/page-schema.ts";
import type { PageFacts } from "#lib/content/pages/placeholders.ts";
import {
  type PageState,
  pageAnswer,
  pageState,
  pageVersionAnswer,
} from "#lib/content/pages/schema.ts";
import { ApiError, hasStatus } from "#lib/http/browser/client.ts";
import type { Language } from "#lib/language/languages.ts";
import { SaveBar } from "../parts/draft-form/save-bar.tsx";
import { FormSection } from "../parts/form-section.tsx";
import { LeaveGuard } from "../parts/leave-guard.tsx";
import { SIDES } from "./both-sides.tsx";
import { PageConflict } from "./page-conflict.tsx";
import { PageFields } from "./page-fields.tsx";
import { PageVersions } from "./page-versions.tsx";
import { WritingHelp } from "./writing-help.tsx";

/** Its Markdown is loaded with the first preview. */
const PagePreview = dynamic(() => import("./page-preview.tsx"));

type PageFormProps = { state: PageState; fields: Fields; facts: PageFacts };

/** The words of a page in both languages, with preview and versions. */
export function PageForm({ state, fields, facts }: PageFormProps) {
  const [resolver] = useState(() => zodResolver(z.object({ value: pageSchema(fields) })));
  const form = useForm<FieldValues>({
    defaultValues: { value: state.value },
    resolver: resolver as unknown as Resolver<FieldValues>,
    shouldFocusError: false,
  });
  const { isDirty } = form.formState;
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const element = useRef<HTMLFormElement>(null);
  const [saved, setSaved] = useState(state);
  const [theirs, setTheirs] = useState<PageState | null>(null);
  const [loaded, setLoaded] = useState<string | null>(null);
  const [shown, setShown] = useState<{ language: Language; value: PageValue } | null>(null);

  function accept(next: PageState) {
    setSaved(next);
    setTheirs(null);
    setLoaded(null);
    // New values would fold the entries that the admin works on.
    const keepValues = JSON.stringify(form.getValues("value")) === JSON.stringify(next.value);
    form.reset({ value: next.value }, { keepValues });
  }

  const saving = useSave({
    request: (seen: string) => ({
      path: `/api/page/${state.page}?_method=patch`,
      answer: pageAnswer,
      body: { value: form.getValues("value"), seen },
    }),
    successMessage: "Halaman disimpan",
    errorMessage: (error) =>
      hasStatus(error, 409, 422) ? null : "Belum tersimpan. Periksa koneksi, lalu coba lagi.",
    onSaved: ({ data }) => accept(data),
    onFailed(error) {
      const present = hasStatus(error, 409) && pageState.safeParse(error.body.data).data;
      if (present) {
        setSaved(present);
        setTheirs(present);
      }
      showErrors(error);
    },
  });

  const restoring = useSave({
    request: ({ version }: { version: string; label: string }) => ({
      method: "GET",
      path: `/api/page/${state.page}/version/${version}`,
      answer: pageVersionAnswer,
    }),
    errorMessage: "Versi ini tidak bisa dibaca",
    onSaved({ data }, { label }) {
      form.reset({ value: data.value }, { keepDefaultValues: true });
      setLoaded(label);
      element.current?.scrollIntoView();
    },
  });

  function showErrors(error: Error) {
    const fieldsOf = error instanceof ApiError ? Object.entries(error.fields) : [];
    for (const [path, [message]] of fieldsOf) {
      if (message) form.setError(`value.${path}`, { message });
    }
    showFirstError();
  }

  /** A folded entry can't take the focus. */
  function showFirstError() {
    requestAnimationFrame(() => {
      const first = element.current?.querySelector<HTMLElement>("[aria-invalid=true]");
      for (let at = first?.closest("details"); at; at = at.parentElement?.closest("details")) {
        at.open = true;
      }
      first?.focus();
    });
  }

  function discard() {
    form.reset({ value: saved.value });
    setTheirs(null);
    setLoaded(null);
  }

  const save = form.handleSubmit(() => saving.save(saved.version), showFirstError);
  const hasErrors = Object.keys(form.formState.errors).length > 0;

  return (
    <FormProvider {...form}>
      <form ref={element} method="post" noValidate onSubmit={save} className="scroll-mt-20">
        {/* Disabled until hydration: earlier input would be lost. */}
        <fieldset disabled={!isReady} className="grid min-w-0 grid-cols-1 gap-4 pb-4">
          <WritingHelp facts={factsIn(facts, "en")} />
          {loaded ? (
            <Notice role="status">
              Versi “{loaded}” ada di formulir. Simpan untuk memakainya lagi.
            </Notice>
          ) : null}
          <FormSection title="Tulisan">
            <PageFields fields={fields} path="value" />
          </FormSection>
          {theirs ? (
            <PageConflict
              fields={fields}
              theirs={theirs.value as PageValue}
              mine={form.getValues("value") as PageValue}
            />
          ) : null}
          {hasErrors ? (
            <Notice tone="error" role="alert">
              Belum tersimpan: periksa isian yang ditandai.
            </Notice>
          ) : null}
        </fieldset>
        <SaveBar
          name="halaman"
          isChanged={isDirty}
          canSave={isDirty}
          isSaving={saving.busy}
          progress={null}
          onDiscard={discard}
        />
      </form>
      <div className="grid gap-4 pt-4">
        <FormSection title="Pratinjau">
          <p className="flex flex-wrap gap-2">
            {(["en", "id"] as const).map((language) => (
              <Button
                key={language}
                variant="secondary"
                size="small"
                onClick={() =>
                  setShown({
                    language,
                    value: structuredClone(form.getValues("value")) as PageValue,
                  })
                }
              >
                Lihat {SIDES[language]}
              </Button>
            ))}
          </p>
          {shown ? (
            <div className="mt-4 max-w-prose" aria-live="polite">
              <PagePreview fields={fields} facts={facts} {...shown} />
            </div>
          ) : null}
        </FormSection>
        <FormSection title="Versi">
          <PageVersions
            versions={saved.versions}
            present={saved.version}
            busy={restoring.busy}
            onRestore={(version, label) => restoring.save({ version, label })}
          />
        </FormSection>
      </div>
      <LeaveGuard isUnsaved={isDirty && !saving.busy} title="Tinggalkan halaman ini?">
        Perubahan belum disimpan.
      </LeaveGuard>
    </FormProvider>
  );
}

function factsIn(facts: PageFacts, language: Language): Record<string, string> {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, fact[language]]));
}
