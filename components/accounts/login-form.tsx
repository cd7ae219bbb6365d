"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Button } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { PasswordField } from "#components/ui/password-field.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { loginInput } from "#lib/accounts/schema.ts";
import { ApiError } from "#lib/http/client.ts";
import { useLogin } from "./use-login.ts";

const WRONG = "Invalid password or email!";

/** One answer for a wrong password and an unknown e-mail; only a busy shop says something else. */
function bannerFor(error: Error): string {
  const isRefused = error instanceof ApiError && [401, 422].includes(error.status);
  const isSpoken = error instanceof ApiError && [429, 503].includes(error.status);
  if (isRefused) return WRONG;
  return isSpoken ? error.message : "Oops, Something went wrong!";
}

export function LoginForm({ returnPath }: { returnPath: string }) {
  const login = useLogin(returnPath);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(loginInput),
    defaultValues: { email: "", password: "" },
  });
  const { errors } = formState;
  return (
    <form
      method="post"
      noValidate
      onSubmit={handleSubmit((input) => login.mutate(input))}
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
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register("password")}
      />
      <Button type="submit" size="large" full busy={login.isPending || login.isSuccess}>
        Login
      </Button>
    </form>
  );
}
