import { Text } from "react-email";
import { formatDateTime } from "#lib/dates.ts";
import type { MailProps } from "#lib/mail/schema.ts";
import { MailButton, MailFrame } from "./mail-frame.tsx";
import { look } from "./styles.ts";

export function welcome({ shop, data }: MailProps<"welcome">) {
  return {
    subject: `Welcome to ${shop.name}`,
    body: (
      <MailFrame
        shop={shop}
        name={data.name}
        preview="Your email is verified."
        heading={`Welcome to ${shop.name}`}
      >
        <Text style={look.text}>
          Your email is verified. Most of our pieces exist once: what you see is what is there, and
          we set it aside for you from the moment you order it.
        </Text>
        <MailButton href={`${shop.url}/product`}>See the collection</MailButton>
      </MailFrame>
    ),
  };
}

export function emailChangeRequested({ shop, data }: MailProps<"email-change-requested">) {
  return {
    subject: `A new email for your ${shop.name} account`,
    body: (
      <MailFrame
        shop={shop}
        name={data.name}
        preview="Somebody has asked to change the email of your account."
        heading="A new email was asked for"
      >
        <Text style={look.text}>
          Somebody has asked to change the email of your account to another one, and entered your
          password. Nothing has changed yet: the new address has to be confirmed first.
        </Text>
        <Text style={look.text}>
          Was it you? Then there is nothing to do. If it wasn't, somebody knows your password:
          choose a new one at our shop, which also stops the change.
        </Text>
        <Text style={look.quiet}>
          You have no account with us? Then somebody mistyped their address: leave this email be.
        </Text>
      </MailFrame>
    ),
  };
}

export function emailChanged({ shop, data }: MailProps<"email-changed">) {
  return {
    subject: `Your ${shop.name} account has another email`,
    body: (
      <MailFrame
        shop={shop}
        name={data.name}
        preview="This address doesn't belong to the account any more."
        heading="The email was changed"
      >
        <Text style={look.text}>
          The account that had this address has another email, which was confirmed. We write to the
          new one from now on. Was it you? Then there is nothing to do.
        </Text>
        {data.undoLink && data.undoUntil ? (
          <>
            <Text style={look.text}>
              If it wasn't, take your account back before {formatDateTime(data.undoUntil)}. Every
              device is then signed out, and you choose a new password.
            </Text>
            <MailButton href={data.undoLink}>It wasn't me</MailButton>
          </>
        ) : (
          <Text style={look.text}>If it wasn't, please write to {shop.email}.</Text>
        )}
      </MailFrame>
    ),
  };
}

export function emailChangeUndone({ shop, data }: MailProps<"email-change-undone">) {
  return {
    subject: `The change of your ${shop.name} email was undone`,
    body: (
      <MailFrame
        shop={shop}
        name={data.name}
        preview="The account has its old email again."
        heading="The change of email was undone"
      >
        <Text style={look.text}>
          Somebody who reads the account's old email has undone the change to this one. The account
          has its old email again, and every device was signed out.
        </Text>
        <Text style={look.text}>
          If the account is yours and you didn't do this, please write to {shop.email}.
        </Text>
      </MailFrame>
    ),
  };
}

export function passwordChanged({ shop, data }: MailProps<"password-changed">) {
  return {
    subject: `Your ${shop.name} password was changed`,
    body: (
      <MailFrame
        shop={shop}
        name={data.name}
        preview="If it wasn't you, choose a new one now."
        heading="Your password was changed"
      >
        <Text style={look.text}>
          Your account has a new password, and your other devices were signed out. Was it you? Then
          there is nothing to do.
        </Text>
        <Text style={look.text}>
          If it wasn't, somebody knew your password or can read your email: secure your mailbox
          first, then choose a new password here.
        </Text>
        <MailButton href={`${shop.url}/auth/reset-password`}>Choose a new password</MailButton>
      </MailFrame>
    ),
  };
}

export function providerLinked({ shop, data }: MailProps<"provider-linked">) {
  return {
    subject: `${data.provider} was linked to your ${shop.name} account`,
    body: (
      <MailFrame
        shop={shop}
        name={data.name}
        preview="If it wasn't you, choose a new password now."
        heading={`${data.provider} was linked to your account`}
      >
        <Text style={look.text}>
          Somebody signed in to your account with {data.provider} for the first time. If it was you,
          there is nothing to do.
        </Text>
        <Text style={look.text}>
          If it wasn't, somebody uses your account at {data.provider}: secure it first. Then choose
          a new password here, which also ends this way in.
        </Text>
        <MailButton href={`${shop.url}/auth/reset-password`}>Choose a new password</MailButton>
      </MailFrame>
    ),
  };
}

export function accountDeleted({ shop }: MailProps<"account-deleted">) {
  return {
    subject: `Your ${shop.name} account was deleted`,
    body: (
      <MailFrame
        shop={shop}
        name={null}
        preview="Your name and addresses are gone."
        heading="Your account was deleted"
      >
        <Text style={look.text}>
          Your account was deleted with your password, as asked for on our site. Your name,
          addresses, telephone number and email were removed, also from your orders.
        </Text>
        <Text style={look.text}>
          What you bought and paid stays in our books without your name. If you didn't ask for this,
          write to {shop.email}.
        </Text>
      </MailFrame>
    ),
  };
}
