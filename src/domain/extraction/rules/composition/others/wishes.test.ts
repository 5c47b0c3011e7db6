import { describe, expect, test } from "bun:test";
import { expectTold, told } from "../../../../../../tests/support/compositions.ts";

describe("what nobody says that a product is", () => {
  test("is told as a wish", () => {
    expectTold([
      ["Our customer would like this shirt in 100% hemp.", ""],
      ["Wir hätten gerne ein Muster aus 100 % Hanf.", ""],
      ["Chtěli bychom stejnou košili ze 100 % konopí.", ""],
      ["Ne-ar interesa aceeași cămașă din 100% in.", ""],
      ["Aynı gömleği %100 ketenden istiyoruz.", ""],
      ["Wir würden gerne bestätigen, dass das Hemd aus 100 % Hanf ist.", "hemp 100"],
      ["Vi vil gerne oplyse, at skjorten består af 60 % bomuld og 40 % hør.", "cotton 60, linen 40"],
      ["Il cliente desidera la camicia in 100% canapa.", ""],
      ["Kunden vill ha skjortan i 100 % hampa.", ""],
      ["Vill du ha något svalt, välj skjorta i 100 % linne.", "linen 100"],
      ["Our customers would love it: 100% hemp", "hemp 100"],
    ]);
  });

  test("is denied", () => {
    expectTold([
      ["Cette chemise n’est pas en 100 % soie.", ""],
      ["Paita ei ole 100 % silkkiä.", ""],
      ["Košulja nije od 100 % svile.", ""],
      ["Bu gömlek %100 ipek değildir.", ""],
      ["Esta camisa no es transparente: 100 % seda", "silk 100"],
      ["Dieses Hemd ist nicht gefärbt. 100 % Seide", "silk 100"],
    ]);
  });
});

test("what must not be bleached in Czech is no Lithuanian that holds no longer", () => {
  expectTold([["Složení\t55 % bavlna, 45 % len\nÚdržba\tnebělit, sušit", "cotton 55, linen 45"]]);
  expectTold([["Sudėtis 55 % medvilnė, 45 % linas nebegalioja.", ""]]);
});

test("a letter that says that the composition is not decided tells none", () => {
  for (const [greeting, sentence] of [
    ["Dear Tom,", "The composition has not yet been decided."],
    ["Hallo Tom,", "Die Zusammensetzung steht noch nicht fest."],
    ["Bonjour Tom,", "La composition n'est pas encore fixée."],
    ["Ciao Tom,", "La composizione non è ancora definita."],
    ["Beste Tom,", "De samenstelling is nog niet vastgesteld."],
    ["Szanowny Panie,", "Skład nie został jeszcze ustalony."],
    ["Hej Tom,", "Materialets sammansättning är ännu inte bestämd."],
    ["Hei Tom,", "Koostumusta ei ole vielä päätetty."],
  ] as const)
    expect(told(`${greeting}\nThe sample is of 100% polyester.\n${sentence}`), sentence).toEqual([]);
});
