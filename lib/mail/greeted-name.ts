type Account = { name: string; emailVerifiedAt: Date | null };

/** Returns the name for a mail's greeting. Null before the e-mail is proved: the mailbox may be a stranger's. */
export function greetedName({ name, emailVerifiedAt }: Account): string | null {
  return emailVerifiedAt ? name : null;
}
