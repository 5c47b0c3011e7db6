/** `/setup`, once on an instance, and the landing page `/`. */
import { Elysia } from "elysia";
import { hasCompany } from "../../domain/accounts/rows.ts";
import { faultsOfSetUp, setUp } from "../../domain/accounts/set-up.ts";
import { exchangeSetUpToken, isSetUpBrowser } from "../../domain/accounts/set-up-link.ts";
import { Failure, type Fault } from "../../domain/failure.ts";
import { faultOfPassword } from "../../domain/members/password.ts";
import { signIn } from "../../domain/members/sign-in.ts";
import type { Services } from "../../domain/services.ts";
import type { Assets } from "../assets.ts";
import { type CookieKind, cookieOf, readCookie } from "../kit/cookie.ts";
import { readForm } from "../kit/form-body.ts";
import { isLocalOrigin } from "../kit/local-host.ts";
import { type PageOptions, pageResponse } from "../kit/response.ts";
import { isSameOrigin } from "../kit/same-origin.ts";
import { isSampleShirt, sampleProduct } from "../kit/sample-product.ts";
import { isSecure } from "../kit/secure-request.ts";
import { browserOf, signedInCookies } from "../kit/session.ts";
import { type AddressOffer, isOpenToOtherMachines, networkAddresses, offerAddresses } from "./addresses.ts";
import { donePage, landingPage, linkPage, refusedPage } from "./cover-pages.ts";
import { countFaults, FIRST_PRODUCT, type FirstProduct, readFirstProduct } from "./first-product.ts";
import { type FormView, OTHER_SITE, SETUP_FIELDS, setupFormPage } from "./form-page.ts";
import { OTHER_LANGUAGE, type SetupReader } from "./frame.ts";
import { chooseSetupLocale, setupWords } from "./messages.ts";
import { readyPage } from "./ready-page.ts";

/**
 * With `no-referrer` a browser posts `Origin: null`, and on plain HTTP there would be nothing left to tell a form of
 * this server by. `same-origin` tells other sites no more.
 */
const FORM: PageOptions = { headers: { "Referrer-Policy": "same-origin" } };

export function setupRoutes(services: Services, assets: Assets) {
  const { db, config, site } = services;

  function readerOf(request: Request, asked = new URL(request.url).searchParams.get("lang")): SetupReader {
    const locale = chooseSetupLocale(asked, request.headers.get("accept-language"));
    return {
      locale,
      t: setupWords(locale),
      assets: assets.url,
      secure: isSecure(request, site.origin()),
    };
  }

  function form(view: Partial<FormView>, reader: SetupReader, options: PageOptions = {}): Response {
    const offer = offerAddresses(config, site.origin());
    const values = { company: "", handle: "", email: "", site: preferred(offer), siteOther: "" };
    const page = setupFormPage(
      {
        values,
        faulty: new Set(),
        product: FIRST_PRODUCT,
        offer,
        open: isOpenToOtherMachines(config),
        ...view,
      },
      reader,
    );
    return pageResponse(page, { ...options, headers: { ...FORM.headers, ...options.headers } });
  }

  function preferred(offer: AddressOffer): string {
    if ("locked" in offer) return offer.locked;
    const current = site.origin();
    const isUseful = !isLocalOrigin(current) || !isOpenToOtherMachines(config);
    return isUseful ? current : (offer.choices[0]?.origin ?? current);
  }

  /** The cookie of the one browser that may set up. */
  function cookieKind(): CookieKind {
    return { name: "carnet-setup", sameSite: "Strict", site: site.origin() };
  }

  function isOwnBrowser(request: Request): Promise<boolean> {
    return isSetUpBrowser(db.reader, readCookie(request, cookieKind()));
  }

  async function open(request: Request): Promise<Response> {
    const reader = readerOf(request);
    if (await hasCompany(db.reader)) return pageResponse(donePage(reader));
    if (await isOwnBrowser(request)) return form({}, reader);
    const token = new URL(request.url).searchParams.get("token");
    // What a browser or a chat fetches ahead is not yet somebody who opens the link.
    const isOpened =
      request.method === "GET" && !/prefetch|prerender/.test(request.headers.get("sec-purpose") ?? "");
    const secret = token !== null && isOpened ? await exchangeSetUpToken(db, token) : undefined;
    if (secret === undefined) return pageResponse(linkPage(reader), { status: 403 });
    return form({}, reader, { headers: { "Set-Cookie": cookieOf(request, cookieKind(), secret) } });
  }

  async function submit(request: Request): Promise<Response> {
    const early = readerOf(request);
    if (await hasCompany(db.reader)) return pageResponse(donePage(early));
    if (!(await isOwnBrowser(request))) return pageResponse(linkPage(early), { status: 403 });
    if (!isSameOrigin(request, site.origin()))
      return pageResponse(refusedPage(early, "refused"), { status: 403 });
    const sent = await readForm(request);
    if (sent === "no_form") return pageResponse(refusedPage(early, "refused"), { status: 415 });
    if (sent === "too_large") return pageResponse(refusedPage(early, "too_large"), { status: 413 });

    const reader = readerOf(request, sent.get("lang"));
    const values = valuesOf(sent);
    const product = readFirstProduct(sent, reader.locale);
    const language = sent.get(OTHER_LANGUAGE);
    if (language !== null) {
      // Whoever asks for another language is not done yet, and hears of no faults.
      const { name, data } = product;
      return form(refilled(values, { ...FIRST_PRODUCT, name, data }), readerOf(request, language));
    }
    if (product.more !== undefined) return form(refilled(values, product), reader);
    const input = {
      company: values.company.trim(),
      handle: values.handle.trim(),
      email: values.email,
      password: sent.get("password") ?? "",
      site:
        config.site_url === undefined
          ? values.site === OTHER_SITE
            ? values.siteOther
            : values.site
          : undefined,
    };
    const faults = faultsOfSetUp(input);
    const refuse = (found: readonly Fault[]) =>
      form(
        {
          ...refilled(values, product, found),
          passwordFault: faultOfPassword(input.password, [input.email, input.company]),
        },
        reader,
        { status: 422 },
      );
    if (faults.length > 0 || countFaults(product) > 0) return refuse(faults);
    try {
      const made = await setUp(services, {
        ...input,
        sample: sampleProduct(input.company, product),
        pictured: isSampleShirt(product),
      });
      services.log.info("Carnet was set up in the browser", { company: made.live.company.handle });
      const response = await ready(request, made, reader);
      // Whoever has just chosen the password need not type it again, unless it fails: the keys are on this page alone.
      const come = await signIn(services, input, { browser: browserOf(services, request) }).catch((fault) => {
        services.log.warn("who set Carnet up could not be signed in", { fault });
        return {};
      });
      if ("secret" in come)
        for (const cookie of signedInCookies(services, request, come.secret))
          response.headers.append("Set-Cookie", cookie);
      return response;
    } catch (fault) {
      if (!(fault instanceof Failure)) throw fault;
      // Another browser tab, or the command line, was quicker.
      if (await hasCompany(db.reader)) return pageResponse(donePage(reader));
      return refuse(fault.faults);
    }
  }

  /** The form as it was sent. */
  function refilled(
    values: FormView["values"],
    product: FirstProduct,
    faults: readonly Fault[] = [],
  ): Partial<FormView> {
    const faulty = new Set(SETUP_FIELDS.filter((name) => faults.some(({ param }) => param === name)));
    const offer = offerAddresses(config, site.origin());
    const isOffered = "choices" in offer && offer.choices.some(({ origin }) => origin === values.site);
    return { values: isOffered ? values : { ...values, site: OTHER_SITE }, product, faulty };
  }

  async function ready(
    request: Request,
    { live, sample, liveKey, testKey }: Awaited<ReturnType<typeof setUp>>,
    reader: SetupReader,
  ): Promise<Response> {
    if (!sample) throw new Error("the set-up made no sample");
    const { qrSvg } = await import("../../formats/qr.ts");
    const origin = site.origin();
    const isOpen = isOpenToOtherMachines(config);
    const page = readyPage(
      {
        company: live.company.name,
        testKey,
        liveKey,
        passportUrl: sample.url,
        passportPath: new URL(sample.url).pathname,
        qr: qrSvg(sample.url, { title: reader.t("scan.alt") }),
        unreachable: isLocalOrigin(origin)
          ? "local"
          : !isOpen && origin.startsWith("http:")
            ? "closed"
            : undefined,
        network: networkAddresses(origin)[0] ?? "http://192.168.1.20:3000",
        api: isOpen || origin.startsWith("https:") ? origin : `http://localhost:${config.port}`,
      },
      reader,
    );
    return pageResponse(page, { headers: { "Set-Cookie": cookieOf(request, cookieKind(), "", 0) } });
  }

  return (
    new Elysia()
      .get("/", async ({ request }) => {
        const reader = readerOf(request);
        const page = (await hasCompany(db.reader))
          ? landingPage(reader)
          : linkPage(reader, "landing.new_title");
        return pageResponse(page, { cache: "no-cache", headers: { Vary: "Accept-Language" } });
      })
      .get("/setup", ({ request }) => open(request))
      // The form is read here, within limits, and only from the browser that may send it.
      .post("/setup", ({ request }) => submit(request), { parse: "none" })
  );
}

function valuesOf(sent: URLSearchParams): FormView["values"] {
  const text = (name: string) => sent.get(name) ?? "";
  return {
    company: text("company"),
    handle: text("handle"),
    email: text("email"),
    site: text("site"),
    siteOther: text("site_other"),
  };
}
