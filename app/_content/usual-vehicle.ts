/** Id of the default vehicle. Not beside the table of vehicles, which a form does not need. */
export const usualVehicleId = "semi";
