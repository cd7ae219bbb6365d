import { Download } from "lucide-react";

/** Downloads the list with the filters in its address. */
export function CsvLink({ href, label = "Unduh CSV" }: { href: string; label?: string }) {
  return (
    <a href={href} download className="link icon-link">
      <Download size={16} aria-hidden />
      {label}
    </a>
  );
}
