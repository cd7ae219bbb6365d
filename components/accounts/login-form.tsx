"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import Link from "next/link";
import { useForm } from "react-hook-form";
import { failureWords } from "#components/forms/failure-words.ts";
import { Button } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { PasswordField } from "#components/ui/password-field.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { loginInput } from "#lib/accounts/schema.ts";
import { hasStatus } from "#lib/http/client.ts";
import { useLogin } from "./use-login.ts";

const WRONG = "Invalid password or email!";

/** A wrong password and an unknown e-mail get the same message, also from the server. */
function bannerFor(error: Error): string {
  if (hasStatus(error, 422)) return WRONG;
  return hasStatus(error, 401, 503) ? error.message : failureWords(error);
}

type LoginFormProps = { returnPath: string; resetHref: string };

export function LoginForm({ returnPath, resetHref }: LoginFormProps) {
  const login = useLogin(returnPath);
  // No default values: text that was typed before hydration stays.
  const { register, handleSubmit, formState } = useForm({ resolver: zodResolver(loginInput) });
  const { errors } = formState;
  return (
    <form
      method="post"
      noValidate
      onSubmit={handleSubmit((input) => login.save(input))}
      className="flex flex-col gap-5"
    >
      {login.error ? (
        <Notice tone="error" role="alert">
          {bannerFor(login.error)}
        </Notice>
      ) : null}
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        error={errors.email?.message}
        {...register("email")}
      />
      <div>
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...register("password")}
        />
        <Link
          href={resetHref}
          prefetch={false}
          className="link inline-flex min-h-11 items-center text-sm"
        >
          Forgot your password?
        </Link>
      </div>
      <Button type="submit" size="large" full busy={login.busy}>
        Login
      </Button>
    </form>
  );
}
