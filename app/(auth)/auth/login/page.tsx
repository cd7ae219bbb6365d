import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AuthFrame } from "#components/accounts/auth-frame.tsx";
import { registerHref, resetHref } from "#components/accounts/auth-paths.ts";
import { LoginForm } from "#components/accounts/login-form.tsx";
import { OtherWay } from "#components/accounts/other-way.tsx";
import { findCurrentUser } from "#lib/http/current-user.ts";
import { type PageQuery, returnPathOf } from "../page-query.ts";

export const metadata: Metadata = { title: "Login" };

export default async function LoginPage({ searchParams }: { searchParams: PageQuery }) {
  const returnPath = await returnPathOf(searchParams);
  if (await findCurrentUser()) redirect(returnPath);
  return (
    <AuthFrame title="Login">
      <LoginForm returnPath={returnPath} resetHref={resetHref(returnPath)} />
      <OtherWay question="New here?" href={registerHref(returnPath)} label="Create an account" />
    </AuthFrame>
  );
}
