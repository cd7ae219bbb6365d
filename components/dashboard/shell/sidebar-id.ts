/** What the menu button of small screens opens. */
export const SIDEBAR_ID = "dashboard-menu";
