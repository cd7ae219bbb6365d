export { default, generateMetadata, viewport } from "../english-root.tsx";

export const dynamic = "force-dynamic";
