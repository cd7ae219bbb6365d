/** Id of the popover that the menu button opens. */
export const SIDEBAR_ID = "dashboard-menu";
