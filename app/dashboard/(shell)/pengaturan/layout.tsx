import type { ReactNode } from "react";
import { PageHeading } from "#components/dashboard/parts/page-heading.tsx";
import { SettingsTabs } from "#components/dashboard/settings/settings-tabs.tsx";

export default function SettingsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHeading title="Pengaturan" />
      <SettingsTabs />
      {children}
    </>
  );
}
