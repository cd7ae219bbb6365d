"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { FormProvider, useForm } from "react-hook-form";
import { PhoneField } from "#components/addresses/phone-field.tsx";
import { Button } from "#components/ui/button/button.tsx";
import { TextField } from "#components/ui/fields/text-field.tsx";
import { registerInput } from "#lib/accounts/schema.ts";
import { CARRIER_NAMES } from "#lib/shipping/carriers.ts";
import { FormNotice } from "../form-notice.tsx";
import { NewPasswordFields } from "../password/new-password-fields.tsx";
import { AgreedTerms } from "./agreed-terms.tsx";
import { useRegister } from "./use-register.ts";

export function RegisterForm({ returnPath }: { returnPath: string }) {
  // No default values: text that was typed before hydration stays.
  const form = useForm({ resolver: zodResolver(registerInput) });
  const signUp = useRegister(form, returnPath);
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <FormProvider {...form}>
      <form
        method="post"
        noValidate
        onSubmit={form.handleSubmit((input) => signUp.save(input))}
        className="flex flex-col gap-5"
      >
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          error={errors.email?.message}
          {...register("email")}
        />
        <TextField
          label="Name"
          autoComplete="name"
          error={errors.name?.message}
          {...register("name")}
        />
        <PhoneField hint={`For the ${CARRIER_NAMES.en} courier, e.g. 0812 3456 7890`} />
        <NewPasswordFields label="Password" />
        <AgreedTerms act="By registering" />
        <FormNotice error={signUp.error} />
        <Button type="submit" size="large" full busy={signUp.busy}>
          Register
        </Button>
      </form>
    </FormProvider>
  );
}
