import { expect, test } from "vitest";
import { createAdmin } from "#lib/accounts/admins/create-admin.ts";
import { blockAccount } from "#lib/accounts/customers/block-account.ts";
import { logIn } from "#lib/accounts/log-in.ts";
import { purgeExpired } from "#lib/accounts/purge-expired.ts";
import { acceptInvitation } from "#lib/accounts/team/accept-invitation.ts";
import { changeTeamRole, removeFromTeam, signOutMember } from "#lib/accounts/team/change-team.ts";
import {
  findInvitation,
  inviteToTeam,
  listInvitations,
  withdrawInvitation,
} from "#lib/accounts/team/invitations.ts";
import { listTeam } from "#lib/accounts/team/list-team.ts";
import type { Actor } from "#lib/actor.ts";
import { findActorByToken, openSession } from "#lib/auth/session.ts";
import { db } from "#lib/database/db.ts";
import type { StaffRole } from "#lib/roles.ts";
import {
  createAccount,
  createSignedIn,
  createVerifiedAccount,
  newEmail,
  PASSWORD,
  signIn,
  somewhere,
} from "#tests/factories/account.ts";
import { enrol } from "#tests/factories/second-factor.ts";
import { expectError } from "#tests/setup/expect-error.ts";

const NEW = "angin-di-sawah-27";
const PROOF = { password: NEW, code: undefined };

async function anAdmin() {
  const email = newEmail();
  const made = await createAdmin({ email, name: "Ani", password: NEW });
  return { id: made?.userId ?? "", email, ...(await signIn(email, NEW)) };
}

async function mailedToken(email: string): Promise<string> {
  const mail = await db().outboxMail.findFirstOrThrow({
    where: { recipient: email, template: "team-invitation" },
    orderBy: { nextTryAt: "desc" },
  });
  const link = new URL((mail.data as { link: string }).link);
  expect(link.pathname).toBe("/auth/invitation");
  return link.searchParams.get("token") ?? "";
}

async function invite(admin: Actor, role: StaffRole, email = newEmail()) {
  const invitation = await inviteToTeam(admin, { email, role, ...PROOF });
  return { id: invitation.id, email, token: await mailedToken(email) };
}

const accepted = (token: string, name = "Dewi Lestari") =>
  acceptInvitation({ token, name, password: NEW, password_confirmation: NEW });

async function join(admin: Actor, role: StaffRole) {
  const { email, token } = await invite(admin, role);
  await accepted(token);
  return { ...(await signIn(email, NEW)), email };
}

async function auditOf(subjectId: string) {
  const entries = await db().auditEntry.findMany({
    where: { subjectId },
    orderBy: { createdAt: "asc" },
  });
  return entries.map(({ action, actor, subject }) => [action, actor, subject]);
}

test("an invited person sets a name and a password, and is signed in with the role", async () => {
  const { actor: admin } = await anAdmin();
  const { id, email, token } = await invite(admin, "admin");
  expect(await findInvitation(token)).toEqual({ email, role: "admin", name: "" });
  expect(await listInvitations(admin)).toContainEqual(
    expect.objectContaining({ id, email, role: "admin", invited_by: "Ani" }),
  );
  const { verified, role } = await accepted(token);
  if (!verified) throw new Error("no second factor is there");
  const { token: session } = await openSession(verified, null);
  expect(await findActorByToken(session)).toMatchObject({ role: "admin" });
  expect(role).toBe("admin");
  const account = await db().user.findUniqueOrThrow({ where: { email } });
  expect(account.emailVerifiedAt).not.toBeNull();
  expect(await listTeam(admin)).toContainEqual({
    ...{ id: account.id, name: "Dewi Lestari", email, role: "admin" },
    ...{ has_second_factor: false, last_seen_at: expect.any(String), sessions: 1 },
  });
  expect((await listInvitations(admin)).map((one) => one.id)).not.toContain(id);
  expect(await auditOf(id)).toEqual([["team-invited", "Ani", email]]);
  expect(await auditOf(account.id)).toEqual([["team-joined", "Dewi Lestari", "Dewi Lestari"]]);
});

test("a link works once, for seven days, until it is withdrawn or replaced", async () => {
  const { actor: admin } = await anAdmin();
  const used = await invite(admin, "packer");
  const atOnce = await Promise.allSettled([1, 2, 3].map(() => accepted(used.token)));
  expect(atOnce.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await expectError(accepted(used.token), "invalid");

  const late = await invite(admin, "packer");
  const expiresAt = new Date(Date.now() - 1000);
  await db().teamInvitation.update({ where: { id: late.id }, data: { expiresAt } });
  expect(await findInvitation(late.token)).toBeNull();
  await expectError(accepted(late.token), "invalid");
  await purgeExpired(new Date(Date.now() + 2 * 86_400_000));
  expect(await db().teamInvitation.count({ where: { id: late.id } })).toBe(0);

  const withdrawn = await invite(admin, "packer");
  await withdrawInvitation(admin, withdrawn.id);
  await expectError(accepted(withdrawn.token), "invalid");
  await expectError(withdrawInvitation(admin, withdrawn.id), "not-found");

  const first = await invite(admin, "packer");
  const second = await invite(admin, "admin", first.email);
  await expectError(accepted(first.token), "invalid");
  expect(await accepted(second.token)).toMatchObject({ role: "admin" });
  await expectError(accepted("made-up"), "invalid");
});

test("the database has no token", async () => {
  const { actor: admin } = await anAdmin();
  const { id, token } = await invite(admin, "packer");
  const row = await db().teamInvitation.findUniqueOrThrow({ where: { id } });
  expect(JSON.stringify(row)).not.toContain(token);
});

test("a customer keeps the account and gets the role, signed out everywhere", async () => {
  const { actor: admin } = await anAdmin();
  const { id, email, token: session } = await createSignedIn(createVerifiedAccount());
  const { token } = await invite(admin, "packer", email);
  expect(await findInvitation(token)).toMatchObject({ name: "Uji Coba" });
  await accepted(token);
  expect(await findActorByToken(session)).toBeNull();
  await expectError(logIn({ email, password: PASSWORD }, somewhere()), "unauthenticated");
  const { actor } = await signIn(email, NEW);
  expect(actor).toMatchObject({ userId: id, role: "packer" });
});

test("an invitation goes round no second factor", async () => {
  const { actor: admin } = await anAdmin();
  const customer = await createSignedIn(createVerifiedAccount());
  await enrol(customer.actor, PASSWORD);
  const { token } = await invite(admin, "admin", customer.email);
  expect((await accepted(token)).verified).toBeNull();
  const again = logIn({ email: customer.email, password: NEW }, somewhere());
  await expectError(again, "unauthenticated");
});

test("what a stranger put into an unverified account goes", async () => {
  const { actor: admin } = await anAdmin();
  const { email, id } = await createAccount();
  const { token } = await invite(admin, "packer", email);
  await accepted(token);
  const account = await db().user.findUniqueOrThrow({ where: { id } });
  expect(account).toMatchObject({ phoneNumber: "", name: "Dewi Lestari", role: "packer" });
});

test("one of the team and a blocked account aren't invited, nor joined by an old link", async () => {
  const { actor: admin, email } = await anAdmin();
  await expectError(inviteToTeam(admin, { email, role: "packer", ...PROOF }), "conflict");
  const blocked = await createVerifiedAccount();
  const { token } = await invite(admin, "packer", blocked.email);
  await blockAccount(blocked.email);
  expect(await findInvitation(token)).toBeNull();
  await expectError(accepted(token), "invalid");
  const again = inviteToTeam(admin, { email: blocked.email, role: "packer", ...PROOF });
  await expectError(again, "conflict");
  const promoted = await createVerifiedAccount();
  const old = await invite(admin, "packer", promoted.email);
  await createAdmin({ email: promoted.email, name: "Ani", password: NEW, promote: true });
  await expectError(accepted(old.token), "invalid");
});

test("invitation, role and removal need the admin's password, and the admin", async () => {
  const { actor: admin, id } = await anAdmin();
  const wrong = { password: "salah-8888", code: undefined };
  const to = { email: newEmail(), role: "packer" } as const;
  await expectError(inviteToTeam(admin, { ...to, ...wrong }), "invalid");
  await expectError(changeTeamRole(admin, id, { role: "packer", ...wrong }), "invalid");
  await expectError(removeFromTeam(admin, id, wrong), "invalid");
  const { actor: packer } = await join(admin, "packer");
  for (const outsider of [packer, (await createSignedIn()).actor]) {
    await expectError(listTeam(outsider), "forbidden");
    await expectError(listInvitations(outsider), "forbidden");
    await expectError(inviteToTeam(outsider, { ...to, ...PROOF }), "forbidden");
    await expectError(withdrawInvitation(outsider, id), "forbidden");
    await expectError(changeTeamRole(outsider, id, { role: "packer", ...PROOF }), "forbidden");
    await expectError(removeFromTeam(outsider, id, PROOF), "forbidden");
    await expectError(signOutMember(outsider, id), "forbidden");
  }
});

test("a role changes, and ends the sessions; one who is taken away is a customer", async () => {
  const { actor: admin } = await anAdmin();
  const { actor, token, email } = await join(admin, "packer");
  const id = actor.userId;
  expect(await changeTeamRole(admin, id, { role: "admin", ...PROOF })).toMatchObject({
    role: "admin",
    sessions: 0,
  });
  expect(await findActorByToken(token)).toBeNull();
  const asAdmin = await signIn(email, NEW);
  expect(asAdmin.actor.role).toBe("admin");
  await removeFromTeam(admin, id, PROOF);
  expect(await findActorByToken(asAdmin.token)).toBeNull();
  expect((await signIn(email, NEW)).actor.role).toBe("user");
  await expectError(removeFromTeam(admin, id, PROOF), "not-found");
  await expectError(signOutMember(admin, id), "not-found");
  expect((await auditOf(id)).map(([action, , subject]) => [action, subject])).toEqual([
    ["team-joined", "Dewi Lestari"],
    ["team-role-changed", "Dewi Lestari"],
    ["team-member-removed", "Dewi Lestari"],
  ]);
});

test("one of the team is signed out everywhere", async () => {
  const { actor: admin } = await anAdmin();
  const { actor, token } = await join(admin, "packer");
  await signOutMember(admin, actor.userId);
  expect(await findActorByToken(token)).toBeNull();
  expect((await auditOf(actor.userId)).at(-1)).toEqual(["team-signed-out", "Ani", "Dewi Lestari"]);
});

test("nobody changes their own role", async () => {
  const { actor, id } = await anAdmin();
  await anAdmin();
  await expectError(removeFromTeam(actor, id, PROOF), "conflict");
  await expectError(changeTeamRole(actor, id, { role: "packer", ...PROOF }), "conflict");
});

test("the last admin isn't taken away, nor two who are at once each other's last", async () => {
  for (let round = 0; round < 5; round += 1) {
    await db().user.updateMany({ where: { role: "admin" }, data: { role: "user" } });
    const [ani, budi] = [await anAdmin(), await anAdmin()];
    const both = await Promise.allSettled([
      removeFromTeam(ani.actor, budi.id, PROOF),
      changeTeamRole(budi.actor, ani.id, { role: "packer", ...PROOF }),
    ]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await db().user.count({ where: { role: "admin" } })).toBe(1);
  }
  const last = await anAdmin();
  await db().user.updateMany({ where: { id: { not: last.id } }, data: { role: "user" } });
  await expectError(removeFromTeam(last.actor, last.id, PROOF), "conflict");
  const demotion = changeTeamRole(last.actor, last.id, { role: "packer", ...PROOF });
  await expectError(demotion, "conflict");
});
