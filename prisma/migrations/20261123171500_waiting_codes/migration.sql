-- Mails with a code are claimed before all others, and given up once it has expired.
CREATE INDEX outbox_mails_waiting_codes ON outbox_mails (next_try_at) WHERE sent_at IS NULL AND failed_at IS NULL AND expires_at IS NOT NULL;
