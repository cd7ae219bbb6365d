import { listChoice } from "#components/list/list-choice.ts";

export const galleryChoice = listChoice({
  path: "/dashboard/gallery",
  perPage: 24,
  filters: {},
});
