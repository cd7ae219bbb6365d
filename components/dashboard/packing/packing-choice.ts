import { listChoice } from "#components/list/list-choice.ts";
import { PACKING } from "../parts/lists.ts";

export const packingChoice = listChoice({ path: PACKING.href, perPage: 20, filters: {} });
