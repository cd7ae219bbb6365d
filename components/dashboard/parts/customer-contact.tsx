export function CustomerEmail({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} className="tap-link wrap-anywhere">
      {email}
    </a>
  );
}

/** The number as stored, 62…, with a link that dials it from any country. Nothing for an account without one. */
export function CustomerPhone({ phone }: { phone: string }) {
  if (phone === "") return null;
  return (
    <a href={`tel:+${phone}`} className="tap-link whitespace-nowrap tabular-nums">
      +{phone}
    </a>
  );
}
