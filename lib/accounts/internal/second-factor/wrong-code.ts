export const WRONG_CODE = "This code isn't right, or it was used already";
