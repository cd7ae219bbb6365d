"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { PhoneField } from "#components/addresses/phone-field.tsx";
import { Button } from "#components/ui/button/button.tsx";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { PasswordField } from "#components/ui/fields/password-field.tsx";
import { TextField } from "#components/ui/fields/text-field.tsx";
import { profileForm, type UserView } from "#lib/accounts/schema.ts";
import { FormNotice } from "../form-notice.tsx";
import { CodeField } from "../second-factor/code-field.tsx";
import { useUpdateProfile } from "./use-update-profile.ts";

type ProfileEditFormProps = { user: UserView; hasSecondFactor: boolean };

export function ProfileEditForm({ user, hasSecondFactor }: ProfileEditFormProps) {
  // Inputs are uncontrolled, so they keep text that was typed before hydration.
  const form = useForm({ resolver: zodResolver(profileForm(user.email)) });
  const update = useUpdateProfile(form, user);
  const { errors } = form.formState;
  const [isNewEmail, setNewEmail] = useState(false);
  function noticeEmail(typed: string) {
    const email = typed.trim().toLowerCase();
    // An empty field is an error of its own, and changes no e-mail.
    setNewEmail(email !== "" && email !== user.email);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for text typed before hydration.
  useEffect(() => noticeEmail(form.getValues("email")), []);

  return (
    <FormProvider {...form}>
      <form
        method="post"
        noValidate
        onSubmit={form.handleSubmit((input) => update.save(input))}
        className="flex flex-col gap-5"
      >
        <TextField
          label="Name"
          autoComplete="name"
          defaultValue={user.name}
          error={errors.name?.message}
          {...form.register("name")}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          defaultValue={user.email}
          hint="A new email replaces this one once you enter the code that we send to it."
          error={errors.email?.message}
          {...form.register("email", { onChange: ({ target }) => noticeEmail(target.value) })}
        />
        {isNewEmail ? (
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            hint="To change your email"
            error={errors.password?.message}
            {...form.register("password")}
          />
        ) : null}
        {isNewEmail && hasSecondFactor ? <CodeField name="code" /> : null}
        <PhoneField hint="e.g. 0812 3456 7890" defaultValue={user.phone_number} />
        <FormNotice error={update.error} />
        <div className="flex flex-wrap gap-3 pt-2">
          <Button type="submit" size="large" busy={update.busy}>
            Save profile
          </Button>
          <LinkButton href="/auth/profile" variant="quiet" size="large">
            Cancel
          </LinkButton>
        </div>
      </form>
    </FormProvider>
  );
}
