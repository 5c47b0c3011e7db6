/**
 * Leads on after a form, so that a reload sends nothing again.
 * @param to relative where the address itself is a secret: it stands in no answer then
 */
export function seeOther(to: string, ...cookies: string[]): Response {
  const response = new Response(null, {
    status: 303,
    headers: { Location: to, "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" },
  });
  for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
  return response;
}
