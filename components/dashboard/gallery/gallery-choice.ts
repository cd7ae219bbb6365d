import { listChoice } from "#components/list/list-choice.ts";
import { LISTS } from "../parts/lists.ts";

export const galleryChoice = listChoice({ path: LISTS.gallery.href, perPage: 24, filters: {} });
