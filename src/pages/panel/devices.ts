import { implement, implementInformed } from "../../api/kit/endpoint.ts";
import { hashPassword } from "../../domain/accounts/users.ts";
import {
  changeDevice,
  createDevice,
  listDevices,
  renewCode,
  revokeDevice,
} from "../../domain/devices/manage.ts";
import * as endpoints from "./endpoints/devices.ts";

export const operations = [
  implement(endpoints.listDevices, {
    read: (db, { scope, page }) => listDevices(db, scope, page),
  }),
  implementInformed(endpoints.createDevice, {
    before: (_outside, { body }) => hashOf(body.pin ?? null),
    write: (tx, { scope, body }, pinHash) => createDevice(tx, scope, body.name, pinHash),
  }),
  implement(endpoints.renewDeviceCode, { write: (tx, { scope, params }) => renewCode(tx, scope, params.id) }),
  implementInformed(endpoints.changeDevice, {
    before: async (_outside, { body }) => (body.pin === undefined ? undefined : hashOf(body.pin)),
    write: (tx, { scope, params, body }, pinHash) =>
      changeDevice(tx, scope, params.id, { name: body.name, pinHash }),
  }),
  implement(endpoints.revokeDevice, { write: (tx, { scope, params }) => revokeDevice(tx, scope, params.id) }),
];

async function hashOf(pin: string | null): Promise<string | null> {
  return pin === null ? null : hashPassword(pin);
}
