import { z } from "zod";
import { emailField } from "../../fields/email.ts";
import { personNameField } from "../../fields/person-name.ts";
import { atMost } from "../../fields/required-text.ts";
import { asError } from "../../language/spoken-language.ts";
import { STAFF_ROLES } from "../../roles.ts";
import { matchPasswords, passwordFields, REQUIRED, TOKEN_MISSING } from "../schema.ts";
import { adminProof } from "../second-factor/schema.ts";

const role = z.enum(STAFF_ROLES, "Peran harus admin atau packer");

export const teamMemberView = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.enum(STAFF_ROLES),
    has_second_factor: z.boolean(),
    /** To the minute; null where no session is left. */
    last_seen_at: z.string().nullable(),
    /** Sessions that are open. */
    sessions: z.number().int(),
  })
  .meta({ id: "TeamMember" });

export type TeamMemberView = z.infer<typeof teamMemberView>;

export const teamAnswer = z.object({ data: z.array(teamMemberView) });

export const teamMemberAnswer = z.object({ data: teamMemberView });

export const changeTeamRoleInput = z.object({ role, ...adminProof.shape });

export type ChangeTeamRoleInput = z.infer<typeof changeTeamRoleInput>;

export const inviteInput = z.object({
  email: emailField("E-mail harus terisi"),
  role,
  ...adminProof.shape,
});

export type InviteInput = z.infer<typeof inviteInput>;

export const invitationView = z
  .object({
    id: z.string(),
    email: z.string(),
    role: z.enum(STAFF_ROLES),
    /** The admin's name; null once the account is gone. */
    invited_by: z.string().nullable(),
    invited_at: z.string(),
    /** Until when its link can be used. */
    expires_at: z.string(),
  })
  .meta({ id: "Invitation" });

export type InvitationView = z.infer<typeof invitationView>;

export const invitationAnswer = z.object({ data: invitationView });

export const invitationsAnswer = z.object({ data: z.array(invitationView) });

/** Form of the invited person; the page's address has the token. */
export const joinForm = z
  .object({ name: personNameField(REQUIRED), ...passwordFields })
  .check(matchPasswords);

export const acceptInvitationInput = z
  .object({
    token: z.string(asError(TOKEN_MISSING)).max(100, atMost(100)),
    name: personNameField(REQUIRED),
    ...passwordFields,
  })
  .check(matchPasswords);

export type AcceptInvitationInput = z.infer<typeof acceptInvitationInput>;

export const joinedAnswer = z.object({
  data: z.object({
    email: z.string(),
    role: z.enum(STAFF_ROLES),
    /** False where the account's second factor has to be asked for: log in. */
    signed_in: z.boolean(),
  }),
});
