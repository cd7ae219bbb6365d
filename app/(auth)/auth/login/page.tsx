import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AuthFrame } from "#components/accounts/auth-frame.tsx";
import { LoginForm } from "#components/accounts/login-form.tsx";
import { findCurrentUser } from "#lib/auth/current-user.ts";
import { safeReturnPath } from "#lib/auth/return-path.ts";

export const metadata: Metadata = { title: "Login" };

type LoginPageProps = { searchParams: Promise<{ next?: string | string[] }> };

export default async function LoginPage({ searchParams }: LoginPageProps) {
  const { next } = await searchParams;
  const returnPath = safeReturnPath([next].flat()[0]);
  if (await findCurrentUser()) redirect(returnPath);
  return (
    <AuthFrame title="Login">
      <LoginForm returnPath={returnPath} />
    </AuthFrame>
  );
}
