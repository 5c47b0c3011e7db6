/** What mails say. */
import type { Mail } from "../../platform/mailer.ts";
import type { Role } from "../members/role.ts";

export const LANGUAGES = ["en", "pt"] as const;
export type Language = (typeof LANGUAGES)[number];

type Letter = Pick<Mail, "subject" | "text">;

const ROLE_IN: Record<Language, Record<Role, string>> = {
  en: { owner: "owner", admin: "admin", validator: "validator", editor: "editor", viewer: "viewer" },
  pt: {
    owner: "proprietário",
    admin: "administrador",
    validator: "validador",
    editor: "editor",
    viewer: "leitor",
  },
};

interface InvitationFacts {
  language: Language;
  company: string;
  role: Role;
  /** Who invites. */
  by: string;
  url: string;
}

export function invitationLetter({ language, company, role, by, url }: InvitationFacts): Letter {
  const as = ROLE_IN[language][role];
  return language === "pt"
    ? {
        subject: `Convite para os passaportes de ${company}`,
        text: lines(
          `${by} convida-o para os passaportes de produto de ${company}, com o papel de ${as}.`,
          "Esta ligação abre o convite. É válida durante 7 dias e funciona uma vez:",
          url,
          "Se não esperava este convite, não precisa de fazer nada.",
        ),
      }
    : {
        subject: `Invitation to the passports of ${company}`,
        text: lines(
          `${by} invites you to the product passports of ${company}, as ${as}.`,
          "This link opens the invitation. It is good for 7 days and works once:",
          url,
          "If you did not expect this, there is nothing you need to do.",
        ),
      };
}

export function newPasswordLetter({ language, url }: { language: Language; url: string }): Letter {
  return language === "pt"
    ? {
        subject: "Uma nova palavra-passe para o Carnet",
        text: lines(
          "Alguém pediu uma nova palavra-passe para a sua conta no Carnet.",
          "Escolha-a com esta ligação. É válida durante uma hora e funciona uma vez:",
          url,
          "Se não foi quem pediu, não precisa de fazer nada: a sua palavra-passe continua a mesma.",
        ),
      }
    : {
        subject: "A new password for Carnet",
        text: lines(
          "Somebody asked for a new password for your account on Carnet.",
          "Choose it with this link. It is good for one hour and works once:",
          url,
          "If it was not you, there is nothing you need to do: your password stays as it is.",
        ),
      };
}

/** What people are told about their own account. */
export type Warning =
  | "signed_in"
  | "password_changed"
  | "second_factor_added"
  | "second_factor_removed"
  | "recovery_codes_renewed"
  | "passkey_added"
  | "passkey_removed";

interface WarningFacts {
  language: Language;
  warning: Warning;
  /** Unix seconds. */
  now: number;
  /** From which address and what browser it was done, as far as that is known. */
  address: string | null;
  device: string | undefined;
  /** Where the person signs in. */
  url: string;
}

const WARNING_IN: Record<Language, Record<Warning, { subject: string; what: string }>> = {
  en: {
    signed_in: {
      subject: "A new browser signed in to Carnet",
      what: "Somebody signed in to your account with a browser that it was not used with before.",
    },
    password_changed: {
      subject: "Your password for Carnet was changed",
      what: "The password of your account was changed.",
    },
    second_factor_added: {
      subject: "A second step was added to your account on Carnet",
      what: "Signing in to your account asks for a code besides the password now.",
    },
    second_factor_removed: {
      subject: "The second step of your account on Carnet was removed",
      what: "Signing in to your account asks for the password alone now.",
    },
    recovery_codes_renewed: {
      subject: "New recovery codes for your account on Carnet",
      what: "New recovery codes were made for your account. Those before no longer work.",
    },
    passkey_added: {
      subject: "A passkey was added to your account on Carnet",
      what: "A new passkey opens your account now.",
    },
    passkey_removed: {
      subject: "A passkey of your account on Carnet was removed",
      what: "A passkey no longer opens your account.",
    },
  },
  pt: {
    signed_in: {
      subject: "Entrada no Carnet com um novo navegador",
      what: "Alguém entrou na sua conta com um navegador que ainda não tinha sido usado com ela.",
    },
    password_changed: {
      subject: "A sua palavra-passe do Carnet foi mudada",
      what: "A palavra-passe da sua conta foi mudada.",
    },
    second_factor_added: {
      subject: "A sua conta no Carnet tem um segundo passo",
      what: "Para entrar na sua conta é agora pedido um código além da palavra-passe.",
    },
    second_factor_removed: {
      subject: "O segundo passo da sua conta no Carnet foi removido",
      what: "Para entrar na sua conta basta agora a palavra-passe.",
    },
    recovery_codes_renewed: {
      subject: "Novos códigos de recuperação da sua conta no Carnet",
      what: "Foram criados novos códigos de recuperação para a sua conta. Os anteriores já não funcionam.",
    },
    passkey_added: {
      subject: "A sua conta no Carnet tem uma nova chave de acesso",
      what: "Uma nova chave de acesso abre agora a sua conta.",
    },
    passkey_removed: {
      subject: "Uma chave de acesso da sua conta no Carnet foi removida",
      what: "Uma chave de acesso deixou de abrir a sua conta.",
    },
  },
};

/** What happened to an account, when and from where, and what to do if it was somebody else. */
export function securityLetter({ language, warning, now, address, device, url }: WarningFacts): Letter {
  const { subject, what } = WARNING_IN[language][warning];
  const time = `${new Date(now * 1000).toISOString().slice(0, 16).replace("T", " ")} UTC`;
  const from = [device, address].filter((part) => part !== null && part !== undefined).join(", ");
  return language === "pt"
    ? {
        subject,
        text: lines(
          what,
          `Quando: ${time}\nDe onde: ${from === "" ? "o próprio servidor" : from}`,
          "Se foi o próprio, não precisa de fazer nada.",
          `Se não foi, entre já, mude a palavra-passe e termine as sessões que não conhece: ${url}\nSe já não consegue entrar, fale com quem gere este Carnet.`,
        ),
      }
    : {
        subject,
        text: lines(
          what,
          `When: ${time}\nFrom: ${from === "" ? "the server itself" : from}`,
          "If it was you, there is nothing you need to do.",
          `If it was not, sign in now, change your password and end the sessions that you do not know: ${url}\nIf you can no longer sign in, ask whoever runs this Carnet.`,
        ),
      };
}

/** What the operator sends to themselves, to see whether mail arrives. */
export function testLetter(language: Language = "en"): Letter {
  return language === "pt"
    ? {
        subject: "O correio do Carnet funciona",
        text: lines("Esta carta chegou: convites e avisos do Carnet chegam também."),
      }
    : {
        subject: "Mail from Carnet works",
        text: lines("This letter has arrived, so invitations and warnings from Carnet will too."),
      };
}

/** Paragraphs with an empty line between them. */
export function lines(...paragraphs: string[]): string {
  return `${paragraphs.join("\n\n")}\n`;
}
