/** Kiosks; below `/panel/api/{handle}/{mode}`. */
import { endpoint } from "../../../api/kit/endpoint.ts";
import { Device, DeviceChanges, DeviceWithCode, NewDevice } from "../../../domain/devices/shape.ts";

const NOUN = "Devices";
const WHOLE_LIST = 100;

export const listDevices = endpoint({
  method: "GET",
  path: "/devices",
  noun: NOUN,
  name: "listDevices",
  summary: "List the kiosks of this mode",
  description: "Newest first, those that are revoked too.",
  returns: Device,
  list: { defaultLimit: WHOLE_LIST },
  fails: ["resource_missing"],
});

export const createDevice = endpoint({
  method: "POST",
  path: "/devices",
  noun: NOUN,
  name: "createDevice",
  summary: "Add a kiosk",
  description: "Its code is in this answer and nowhere else, good for 15 minutes and for one kiosk.",
  body: NewDevice,
  returns: DeviceWithCode,
  fails: ["reauthentication_required"],
});

export const renewDeviceCode = endpoint({
  method: "POST",
  path: "/devices/{id}/code",
  noun: NOUN,
  name: "renewDeviceCode",
  summary: "Give a kiosk a new code",
  description: "What was paired with it before is out.",
  returns: DeviceWithCode,
  fails: ["resource_missing", "reauthentication_required"],
});

export const changeDevice = endpoint({
  method: "POST",
  path: "/devices/{id}",
  noun: NOUN,
  name: "changeDevice",
  summary: "Change the name or PIN of a kiosk",
  body: DeviceChanges,
  returns: Device,
  fails: ["resource_missing", "reauthentication_required"],
});

export const revokeDevice = endpoint({
  method: "POST",
  path: "/devices/{id}/revoke",
  noun: NOUN,
  name: "revokeDevice",
  summary: "Put a kiosk out for good, at once",
  returns: Device,
  fails: ["resource_missing", "reauthentication_required"],
});
