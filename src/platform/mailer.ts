/** Sends mail through the server that whoever runs this Carnet has set. */

/** A server that does not answer holds a job up for so long and no longer. */
const WAIT_MS = 20_000;

export interface Mail {
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
}

/**
 * Hands a mail to the server at `smtp://` or `smtps://`. Over `smtp://` the connection is encrypted when the server
 * offers it, and must be where there is a password to send.
 * @throws Error of the connection or the server's refusal
 */
export async function sendMail(server: string, from: string, mail: Mail): Promise<void> {
  const { createTransport } = await import("nodemailer");
  const { protocol, hostname, port, username, password } = new URL(server);
  const secure = protocol === "smtps:";
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port === "" ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: username !== "",
    ...(username === ""
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: WAIT_MS,
    greetingTimeout: WAIT_MS,
    socketTimeout: WAIT_MS,
    // A mail holds text that we wrote: nothing is read from files or addresses for it.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({ from, ...mail });
  } finally {
    transport.close();
  }
}
