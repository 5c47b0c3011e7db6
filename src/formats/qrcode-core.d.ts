// The package's encoder without its image writers, which would load four times as long and are not used.
declare module "qrcode/lib/core/qrcode.js" {
  export { create } from "qrcode";
}
